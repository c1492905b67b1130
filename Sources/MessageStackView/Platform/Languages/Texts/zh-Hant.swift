extension LanguageTexts {
    static let zhHant = """
        dismiss: 關閉
        dismissPost: 關閉「%@」
        information: 資訊
        success: 成功
        warning: 警告
        error: 錯誤
        available: 可使用「%@」
        times.other: %d 次
        ok: 好
        cancel: 取消
        email: 電子郵件
        password: 密碼
        oneTimeCode: 驗證碼
        name: 姓名
        choose: 選擇
        requiredField: 此欄位為必填
        invalidEmail: 請輸入有效的電子郵件地址
        invalidNumber: 請輸入數字
        rating: %1$d 分，滿分 %2$d 分
        unrated: 尚未評分
        undo: 還原
        copy: 拷貝
        inProgress: 進行中
        more.other: 還有 %d 則
        showLess: 顯示較少
        showMore: 顯示更多
        clearAll: 全部清除
        noInternetTitle: 沒有網際網路連線
        noInternetSubtitle: 請檢查網路連線，然後再試一次
        """
}
