extension LanguageTexts {
    static let th = """
        dismiss: ปิด
        dismissPost: ปิด “%@”
        information: ข้อมูล
        success: สำเร็จ
        warning: คำเตือน
        error: ข้อผิดพลาด
        available: %@ พร้อมใช้งาน
        times.other: %d ครั้ง
        ok: ตกลง
        cancel: ยกเลิก
        email: อีเมล
        password: รหัสผ่าน
        oneTimeCode: รหัส
        name: ชื่อ
        choose: เลือก
        requiredField: จำเป็นต้องกรอกช่องนี้
        invalidEmail: ป้อนที่อยู่อีเมลที่ถูกต้อง
        invalidNumber: ป้อนตัวเลข
        rating: %1$d จาก %2$d
        unrated: ยังไม่ให้คะแนน
        undo: เลิกทำ
        copy: คัดลอก
        inProgress: กำลังดำเนินการ
        more.other: อีก %d รายการ
        showLess: แสดงน้อยลง
        showMore: แสดงเพิ่มเติม
        clearAll: ล้างทั้งหมด
        noInternetTitle: ไม่มีการเชื่อมต่ออินเทอร์เน็ต
        noInternetSubtitle: โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
        """
}
