extension LanguageTexts {
    static let vi = """
        dismiss: Đóng
        dismissPost: Đóng “%@”
        information: Thông tin
        success: Thành công
        warning: Cảnh báo
        error: Lỗi
        available: %@ khả dụng
        times.other: %d lần
        ok: OK
        cancel: Hủy
        email: Email
        password: Mật khẩu
        oneTimeCode: Mã
        name: Tên
        choose: Chọn
        requiredField: Trường này là bắt buộc
        invalidEmail: Nhập địa chỉ email hợp lệ
        invalidNumber: Nhập số
        rating: %1$d trên %2$d
        unrated: Chưa đánh giá
        undo: Hoàn tác
        copy: Sao chép
        inProgress: Đang thực hiện
        more.other: %d mục khác
        showLess: Ẩn bớt
        showMore: Xem thêm
        clearAll: Xóa tất cả
        noInternetTitle: Không có kết nối Internet
        noInternetSubtitle: Vui lòng kiểm tra kết nối và thử lại
        """
}
